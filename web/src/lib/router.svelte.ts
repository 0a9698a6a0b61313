/** Where the person is: an own small router over the browser's history. Links are ordinary `<a href>`. */

let url = $state.raw(new URL('http://localhost/'))

/** The address shown now. Reading it in markup or an effect follows every navigation. */
export function address(): URL {
  return url
}

/** Goes to an address of this page. */
export function navigate(href: string, options: { replace?: boolean } = {}): void {
  const next = new URL(href, location.href)
  if (options.replace) history.replaceState(null, '', next)
  else history.pushState(null, '', next)
  const moved = next.pathname !== url.pathname
  url = next
  if (moved && !options.replace) window.scrollTo(0, 0)
}

/** Writes state into the address without a new step in the history, for links that can be shared. */
export function noteInAddress(search: string): void {
  const next = new URL(location.href)
  next.search = search
  history.replaceState(history.state, '', next)
  url = next
}

/** Whether a click on a link is an ordinary one that the page should follow itself. */
export function followsHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    link.target === '' &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    !link.pathname.startsWith('/api/') &&
    !(link.hash !== '' && link.pathname === location.pathname && link.search === location.search)
  )
}

/** Follows links and the back button from now on. */
export function startRouter(): void {
  url = new URL(location.href)
  window.addEventListener('popstate', () => {
    url = new URL(location.href)
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!(link instanceof HTMLAnchorElement) || !link.href || !followsHere(event, link)) return
    event.preventDefault()
    navigate(link.href)
  })
}
