import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The oldest browsers that know everything the page uses; `light-dark()` sets the limit.
const BROWSERS = ['chrome123', 'firefox120', 'safari17.5']

// What the server sends: a preview that were laxer would hide what the real page may not do.
const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const server = process.env.COVERLINE_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    target: BROWSERS,
    cssTarget: BROWSERS,
    // Inlined files would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  preview: {
    headers: { 'content-security-policy': CONTENT_POLICY },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
  },
})
