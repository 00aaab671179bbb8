import userEvent from '@testing-library/user-event'

/** A person at the page who makes no pause between two keys. */
export const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** Types in place of what an input holds: enters it, empties it, types, leaves it with the Tab key. */
export async function type(input: HTMLElement, text: string): Promise<void> {
  await person.clear(input)
  if (text !== '') await person.type(input, text)
  await person.tab()
}
