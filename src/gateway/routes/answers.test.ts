import { describe, expect, it } from 'vitest'
import { attachment } from './answers.ts'

const disposition = (name: string) =>
  attachment({ name, mediaType: 'application/pdf', content: new Uint8Array(3) })['content-disposition']

describe('the headers of a file', () => {
  it('say type, length and that it is saved', () => {
    expect(attachment({ name: 'Invoice 7781.pdf', mediaType: 'application/pdf', content: new Uint8Array(3) })).toEqual({
      'content-type': 'application/pdf',
      'content-length': '3',
      'content-disposition': `attachment; filename="Invoice 7781.pdf"; filename*=UTF-8''Invoice%207781.pdf`,
    })
  })

  it.each([
    ['請求書.pdf', `filename="___.pdf"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf`],
    ['a "b" (c)\'s.pdf', `filename="a _b_ (c)'s.pdf"; filename*=UTF-8''a%20%22b%22%20%28c%29%27s.pdf`],
    ['50%20.pdf', `filename="50_20.pdf"; filename*=UTF-8''50%2520.pdf`],
    // Wide signs are others in ASCII: a slash is a path there.
    [
      '．．／3月／請求：1.pdf',
      `filename=".._3_____1.pdf"; filename*=UTF-8''%EF%BC%8E%EF%BC%8E%EF%BC%8F3%E6%9C%88%EF%BC%8F%E8%AB%8B%E6%B1%82%EF%BC%9A1.pdf`,
    ],
    ['line\r\nbreak.pdf', `filename="line__break.pdf"; filename*=UTF-8''line%0D%0Abreak.pdf`],
    ['half \ud800.pdf', `filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
  ])('carry the name %j whole and safe', (name, expected) => {
    expect(disposition(name)).toBe(`attachment; ${expected}`)
  })
})
