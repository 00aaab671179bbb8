import type { PartRegistry } from '../../parts.ts'
import type { PartTraits } from './state.ts'

/** What the core must know of the registered parts. */
export function traitsOf({ fields }: Pick<PartRegistry, 'fields'>): PartTraits {
  const partOf = (widget: string | undefined) => (widget === undefined ? undefined : fields[widget])
  return {
    isRemoved: (field, row) => partOf(field.widget)?.isRemoved?.(row, field) ?? false,
    sentWith: (field) => partOf(field.widget)?.sentWith?.(field) ?? [],
    withoutOwn(field) {
      const take = partOf(field.widget)?.withoutOwn
      return take && ((value) => take(value, field))
    },
  }
}
