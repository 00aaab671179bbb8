/** Two letters that stand for a person: the first ones of the first and the last word of the name, or of the one word that it is. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
