/** A number or code as papers have it. */
const CODE = /^[!-~]{1,24}$/

/** Whether a text of a table stays in one line: a number or code that nobody breaks at its hyphen or stroke. */
export function isCode(text: string): boolean {
  return CODE.test(text)
}
