/** What was made of the arguments up to here, and of those that follow. */
interface Place<Made> {
  made?: { value: Made }
  objects: WeakMap<object, Place<Made>>
  others: Map<unknown, Place<Made>>
}

/**
 * Remembers the results of a function by its arguments, objects by identity. A result is dropped with the first of the objects that it was
 * made of, so that a thousand tenants, one after another, do not fill the memory.
 */
export function remembered<Args extends readonly unknown[], Made>(
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const start = place<Made>()
  return (...args) => {
    const at = args.reduce<Place<Made>>(next, start)
    at.made ??= { value: make(...args) }
    return at.made.value
  }
}

function next<Made>({ objects, others }: Place<Made>, arg: unknown): Place<Made> {
  const places: Pick<Map<unknown, Place<Made>>, 'get' | 'set'> = typeof arg === 'object' && arg !== null
    ? (objects as WeakMap<WeakKey, Place<Made>> as Map<unknown, Place<Made>>)
    : others
  const found = places.get(arg) ?? place<Made>()
  places.set(arg, found)
  return found
}

function place<Made>(): Place<Made> {
  return { objects: new WeakMap(), others: new Map() }
}
