/** Something of the catalogue that fills a part of the form in. */
export interface Card<T> {
  key: string
  text: string
  value: T
}
