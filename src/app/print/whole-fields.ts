/** Marks where a field on one line says on paper what it holds; the styles of the page draw it in place of the field. */
export const WHOLE_FIELD = 'data-whole'

/** What is typed into: a box that is drawn on paper cannot be scrolled to the end of its text. */
const TYPED = '.MuiInputBase-root > input:not([type=password], [type=checkbox], [type=radio])'

/** While the page is printed, fields on one line stand there with all of their text. Answers what ends that. */
export function printWholeFields(): () => void {
  const begin = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(TYPED))
      if (field.value !== '') field.parentElement?.setAttribute(WHOLE_FIELD, field.value)
  }
  const end = () => {
    for (const marked of document.querySelectorAll(`[${WHOLE_FIELD}]`)) marked.removeAttribute(WHOLE_FIELD)
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    end()
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
