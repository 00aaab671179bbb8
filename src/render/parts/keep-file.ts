/** How long a browser may take to fetch what it was handed, in milliseconds: Safari does so after the click. */
const FETCHED = 60_000

/** Hands a file to the browser to be kept under this name. It is never opened in the page's own origin. */
export function keepFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), FETCHED)
}
