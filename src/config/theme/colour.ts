/** Whether a text is a colour of the form #RRGGBB. */
export function isColour(text: unknown): text is string {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)
}
