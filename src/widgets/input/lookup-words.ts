import type { LookupItem, LookupResult, Translate } from '../../render/index.ts'

/** What an option reads as. */
export type Show = 'label' | 'value' | 'both'

/** An option in words. */
export function sayItem(item: LookupItem, show: Show): string {
  if (show === 'value') return item.value
  return show === 'both' && item.label !== item.value ? `${item.value} ${item.label}` : item.label
}

/** The option of a code; a code that the lookup does not know stands for itself. */
export function itemOf(items: readonly LookupItem[], code: string): LookupItem {
  return items.find((item) => item.value === code) ?? { value: code, label: code, item: {} }
}

/** What an open list says when it has no option to show. */
export function noOptionsLabel(state: LookupResult['state']): string {
  const labels = {
    idle: 'lookup.typeSomething',
    needs: 'lookup.needs',
    loading: 'lookup.pleaseWait',
    ready: 'lookup.noOptions',
    failed: 'lookup.failed',
  } as const
  return labels[state]
}

/** The words on the buttons of a list that opens. */
export function listWords(t: Translate): { clearText: string; openText: string; closeText: string } {
  return { clearText: t('lookup.clear'), openText: t('lookup.open'), closeText: t('lookup.close') }
}
