import { describe, expect, it } from 'vitest'
import { formatOf, textOfWords } from './word-files.ts'

const taken = async (name: string, text: string, language = 'ja') =>
  formatOf(name)?.read(text, language) ?? Promise.reject(new Error('no format'))
const bytes = (...given: (string | number[])[]) =>
  new Uint8Array(given.flatMap((each) => (typeof each === 'string' ? [...new TextEncoder().encode(each)] : each)))
    .buffer

describe('[TN-01] a translator’s file', () => {
  it('gives the texts of the language that is asked for, wherever its column stands', async () => {
    const text = 'label,note,de,ja-JP,en\r\nfield.city,x,Ort,市,City\r\n'
    expect(await taken('a.csv', text)).toEqual(new Map([['field.city', '市']]))
    expect(await taken('a.csv', text, 'de')).toEqual(new Map([['field.city', 'Ort']]))
    expect(await taken('a.json', '{ "field.city": { "en": "City", "de": "Ort", "ja": "市" } }')).toEqual(
      new Map([['field.city', '市']]),
    )
  })

  it('may say null of what is not translated yet, and is refused where it is no object', async () => {
    const text = '{ "field.city": null, "field.note": { "en": "Note", "ja": null }, "field.end": { "ja": "終わり" } }'
    expect(await taken('a.json', text)).toEqual(new Map([['field.end', '終わり']]))
    for (const other of ['null', '[]', '"x"'])
      await expect(async () => taken('a.json', other)).rejects.toMatchObject({ why: 'broken' })
  })

  it('is refused where it is in another language than the one that is chosen', async () => {
    const german = { why: 'language', about: 'en, de' }
    await expect(taken('a.csv', 'label,en,de\nfield.city,City,Ort\n')).rejects.toMatchObject(german)
    await expect(taken('a.json', '{ "field.city": { "en": "City", "de": "Ort" } }')).rejects.toMatchObject(german)
    const xliff = await formatOf('a.xliff')?.write({
      ...{ language: 'de', words: [{ label: 'field.city', english: 'City', text: 'Ort' }] },
    })
    await expect(taken('a.xliff', xliff ?? '')).rejects.toMatchObject({ why: 'language', about: 'de' })
    expect(await taken('a.xliff', xliff ?? '', 'de')).toEqual(new Map([['field.city', 'Ort']]))
  })

  it('is refused whole where a quotation mark stands open or it is cut off', async () => {
    const open = 'label,en,ja\nfield.city,City,"市\nfield.port,Port,港\nfield.note,Note,備考\n'
    await expect(taken('a.csv', open)).rejects.toMatchObject({ why: 'quote', about: 'field.city' })
    await expect(taken('a.xliff', '<xliff version="1.2">\n<file></fil></xliff>')).rejects.toMatchObject({
      ...{ why: 'broken', about: '2' },
    })
    await expect(taken('a.json', '{ "field.city": ')).rejects.toMatchObject({ why: 'broken' })
    await expect(taken('a.json', 'null')).rejects.toMatchObject({ why: 'broken' })
  })

  it('holds no formula for a spreadsheet, and comes back as it was', async () => {
    const texts = ['=HYPERLINK("https://elsewhere.example")', '-', ' +1', '@home', '＝1', 'a=b', "'quoted'", '']
    const words = texts.map((text, at) => ({ label: `word.${at}`, english: text, text }))
    const file = String(await formatOf('a.csv')?.write({ language: 'ja', words }))
    expect(file.match(/[,"]\s*[=+\-@＝]/g)).toBeNull()
    const back = texts.flatMap((text, at) => (text === '' ? [] : [[`word.${at}`, text.trim()] as const]))
    expect(await taken('a.csv', file)).toEqual(new Map(back))
  })

  it('is read as spreadsheets save it', () => {
    const head = 'label,en,ja\nfield.city,City,'
    expect(textOfWords(bytes([0xef, 0xbb, 0xbf], head, '市'), 'ja')).toBe(`${head}市`)
    expect(textOfWords(bytes(head, [0x8e, 0x73]), 'ja')).toBe(`${head}市`)
    expect(textOfWords(bytes(head, [0xfc]), 'de')).toBe(`${head}ü`)
    expect(textOfWords(bytes([0xff, 0xfe, 0x02, 0x5e]), 'ja')).toBe('市')
  })
})
