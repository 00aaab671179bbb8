import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { edited, world } from '../testing/world.ts'
import { tenant } from '../testing/slips/places.ts'

const labels = JSON.stringify({ $schema: '../../../schemas/meta/labels.schema.json', 'action.save': 'S' })
const portal = (formats: object) =>
  JSON.stringify({ $schema: '../../schemas/meta/overrides/portal.schema.json', formats })
const found = (files: Readonly<Record<string, string>>) =>
  checkTenant(
    world(Object.fromEntries(Object.entries(files).map(([path, text]) => [`tenants/NORTH/${path}`, text]))),
    'NORTH',
  )
    .filter(({ code }) => code !== 'language-incomplete')
    .map(({ file, code, hint }) => `${file.slice('tenants/NORTH/'.length)} ${code} ${hint?.split('?')[0] ?? ''}`)

describe('words and formats of a language', () => {
  it('that nobody can choose are named, with the language of the country whose code was written', () => {
    expect(found({ 'labels/jp.json': labels })).toEqual(['labels/jp.json language-not-in-use Did you mean "ja"'])
    expect(found({ 'portal.json': portal({ jp: { short: 'YYYY/MM/DD' } }) })).toEqual([
      'portal.json language-not-in-use Did you mean "ja"',
    ])
  })

  it('are read where the language is offered, or stands in for one that is', () => {
    const offered = edited(
      tenant,
      '"version"',
      '"languages": { "default": "en", "offered": ["en", "pt-BR"] }, "version"',
    )
    expect(found({ 'tenant.json': offered, 'labels/pt-BR.json': labels, 'labels/pt.json': labels })).toEqual([])
    expect(found({ 'portal.json': portal({ ja: { short: 'YYYY/MM/DD' }, en: { numbers: 'de-CH' } }) })).toEqual([])
  })

  it('write a day in parts that are filled in; what other programs take for one is named', () => {
    const of = (long: string) => found({ 'portal.json': portal({ en: { long } }) })
    for (const long of ['D de MMMM de YYYY', 'YYYY年M月D日', 'DD.MM.YYYY', 'YYYYMMDD', 'ngày D tháng M năm YYYY'])
      expect(of(long), long).toEqual([])
    for (const long of ['dddd, D MMMM YYYY', 'Do MMMM YYYY', 'D MMMM YYYY HH:mm', 'DDD MMMM YYYY', 'Day D MMMM YYYY'])
      expect(of(long), long).toEqual([
        'portal.json day-form-unfilled Parts are YYYY, MMMM, MMM, MM, M, DD and D; everything else stands as it is.',
      ])
    expect(found({ 'portal.json': portal({ en: { axis: 'D MMM YY' } }) })).toHaveLength(1)
  })

  it('name one that browsers know', () => {
    expect(found({ 'portal.json': portal({ en: { numbers: 'gr' } }) })).toEqual([
      'portal.json language-unknown Did you mean "el"',
    ])
  })

  it('write a long day with its day, month and year', () => {
    for (const long of ['d mmm yyyy', 'MMMM YYYY', 'dd.MM.YY'])
      expect(found({ 'portal.json': portal({ en: { long } }) })).toEqual([
        'portal.json wrong-form Such as DD MMMM YYYY.',
      ])
    for (const long of ['D [de] MMMM YYYY', 'YYYY年M月D日'])
      expect(found({ 'portal.json': portal({ en: { long } }) })).toEqual([])
  })

  it('have help pages in languages offered, each beside an English one', () => {
    const codes = (...pages: string[]) =>
      checkTenant({ ...world(), others: pages.map((page) => `tenants/NORTH/help/${page}.md`) }, 'NORTH').map(
        ({ file, code }) => `${file.slice('tenants/NORTH/help/'.length)} ${code}`,
      )
    expect(codes('en/x_offices', 'ja/x_offices', 'ja/orders')).toEqual([])
    expect(codes('EN/x_offices')).toEqual(['EN/x_offices.md language-not-in-use'])
    expect(codes('ja/x_offices')).toEqual(['ja/x_offices.md help-without-english'])
  })
})
