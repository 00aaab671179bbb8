import { standIns } from '../../config/index.ts'
import type { FormatsModel, TenantBoot } from '../../config/index.ts'

/** How days and numbers are written for a reader. */
export interface Formats extends FormatsModel {
  /** The language of the names of months. */
  language: string
}

/** What portal.json says where it cannot be read, and what a language takes over that says nothing of it (specification, §9). */
const SPECIFIED: FormatsModel = { long: 'DD MMMM YYYY', short: 'YYYY/MM/DD', axis: 'DD MMM', numbers: 'en' }

/** The formats of a language: its own, else those of the language without its region, else those of English; words of all of them. */
export function formatsOf(models: TenantBoot['formats'], language: string): Formats {
  const of = (each: string): Partial<FormatsModel> => models?.[each] ?? {}
  return ['en', ...standIns(language), language].reduce<Formats>(
    (all, each) => ({ ...all, ...of(each), words: { ...all.words, ...of(each).words } }),
    { ...SPECIFIED, language },
  )
}

/** A count in the way of the formats. */
export function countText(value: number, { numbers }: Formats): string {
  return value.toLocaleString(numbers)
}
