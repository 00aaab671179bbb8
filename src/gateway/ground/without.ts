/** A copy of an object that lacks some of its properties. */
export function without<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]): Omit<Value, Key> {
  const dropped: readonly PropertyKey[] = keys
  return Object.fromEntries(Object.entries(value).filter(([key]) => !dropped.includes(key))) as Omit<Value, Key>
}
