/** A name of the contract, or an id, behind what it reads; alone where it reads as itself. */
export function spoken(name: string, words: string | undefined): string {
  if (words === undefined || words === name || words.endsWith(` · ${name}`)) return words ?? name
  return `${words} · ${name}`
}
