/** What options have under a word that the data says; nothing for words that every object knows, as `constructor`. */
export function ownValue<Value>(values: Readonly<Record<string, Value>> | undefined, word: string): Value | undefined {
  return values !== undefined && Object.hasOwn(values, word) ? values[word] : undefined
}
