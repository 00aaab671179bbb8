import type { NewCompany } from '../../studio/host/new-tenant.ts'
import type { Words } from '../ground/words.ts'
import type { CompanyRow } from '../store/companies.ts'
import type { Lookups } from '../store/lookups.ts'

/** What a form takes of an address line. */
const LONGEST_LINE = 45
/** Of the four lines of an address: the others have the place and the country. */
const MOST_LINES = 2

/** The company as it is stored, its names in capital letters as freight documents have them; or what is wrong with it, by the name of each field. */
export async function readCompany(
  { code, name, lines, postalCode, city, country }: NewCompany,
  lookups: Lookups,
): Promise<{ company: CompanyRow } | { errors: { field: string; message: Words }[] }> {
  const company = {
    code: code.trim().toUpperCase(),
    name: plainly(name).toUpperCase(),
    cityName: plainly(city),
    countryCode: country.trim().toUpperCase(),
    postalCode: plainly(postalCode),
  }
  const street = lines.map(plainly).filter((line) => line !== '')
  const place = [company.postalCode, company.cityName].filter((part) => part !== '').join(' ')
  const wrong = {
    code: /^[A-Z0-9]{1,20}$/.test(company.code) ? undefined : WRONG.code,
    name: company.name === '' || company.name.length > 100 ? WRONG.name : undefined,
    lines: street.length > MOST_LINES || street.some((line) => line.length > LONGEST_LINE) ? WRONG.lines : undefined,
    city: company.cityName === '' || place.length > LONGEST_LINE ? WRONG.city : undefined,
    country: (await isCountry(company.countryCode, lookups)) ? undefined : WRONG.country,
  }
  const errors = Object.entries(wrong).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  )
  return errors.length > 0 ? { errors } : { company: { ...company, lines: [...street, place, company.countryCode] } }
}

const plainly = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

async function isCountry(wanted: string, lookups: Lookups): Promise<boolean> {
  return (await lookups.countries()).some(({ code }) => code === wanted)
}

const WRONG = {
  code: {
    en: 'The code of a company has 1 to 20 capital letters and digits.',
    ja: '会社コードは英大文字と数字で1～20文字です。',
  },
  name: { en: 'The name of a company has 1 to 100 characters.', ja: '会社名は1～100文字です。' },
  lines: {
    en: 'The address of a company has at most two lines of 45 characters, beside its city and country.',
    ja: '会社の住所は、市区町村と国のほかに、45文字以内の2行までです。',
  },
  city: {
    en: 'A company has a city, with its postal code at most 45 characters.',
    ja: '会社の市区町村を入力してください。郵便番号と合わせて45文字以内です。',
  },
  country: {
    en: 'The country of a company is one of the list, by its two letters (ISO 3166-1).',
    ja: '会社の国は、一覧にある2文字のコード (ISO 3166-1) で指定してください。',
  },
} as const satisfies Record<string, Words>
