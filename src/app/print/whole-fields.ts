/** Marks where a field on one line says on paper what it holds; the styles of the page draw it in place of the field. */
export const WHOLE_FIELD = 'data-whole'

/** What words are typed into, whoever draws it: on paper it cannot be scrolled to the end of its text. Numbers and days have room for theirs. */
const TYPED =
  'input:is(:not([type]), [type=text], [type=search], [type=email]):not([inputmode=numeric], [inputmode=decimal])'

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
