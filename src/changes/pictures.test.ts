import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { givenFor, pictureFault, pictureOf } from './pictures.ts'

const base64 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64')
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>\n`
const png = base64('89504e470d0a1a0a0000000d49484452', 'hex')
const pixel = `<image href="data:image/png;base64,${png}"/>`

describe('a picture that somebody gives', () => {
  it.each([
    { given: png, ending: 'png' },
    { given: base64('ffd8ffe000104a46', 'hex'), ending: 'jpg' },
    { given: base64('524946460a00000057454250565038', 'hex'), ending: 'webp' },
  ])('is a $ending by its content, byte for byte', ({ given, ending }) => {
    expect(pictureOf(given)).toEqual({ ending, content: given })
  })

  it.each([
    svg('<path d="M0 0h9"/>'),
    `<?xml version="1.0"?>\n<!-- Made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${svg('')}`,
    svg(`<defs><linearGradient id="a"/></defs><use href="#b"/><rect fill="url(#a)" style="fill: url('#a')"/>${pixel}`),
    `<?xml version="1.0" encoding="UTF-8"?>\n${svg('<title>Café</title>')}`,
    `<?xml version='1.0' encoding='ISO-8859-1' standalone='no'?>\n${svg('')}`,
    svg('<title>On sale = now</title><g data-on="1"/>'),
    svg(String.raw`<title>Smith &#38; Sons &#x2014; a \ b</title>`),
  ])('is an SVG that only shows something: %s', (text) => {
    expect(pictureOf(base64(text))).toEqual({ ending: 'svg', content: text })
    expect(pictureFault('assets/logo.svg', text)).toBeUndefined()
  })

  it.each(['<!-- a -->', '<?a?>', '<!---->'])(
    'is told at once from another file, however much stands before that says nothing: %s',
    (each) => {
      const begun = performance.now()
      expect(pictureOf(base64(`${each.repeat(50_000)}<html>`))).toMatchObject({ en: expect.any(String) as string })
      expect(pictureOf(base64(`${each.repeat(20)}${svg('')}`))).toMatchObject({ ending: 'svg' })
      expect(performance.now() - begun).toBeLessThan(2000)
    },
  )

  it('is refused at once, however much in it could be meant to hide something', () => {
    const begun = performance.now()
    expect(pictureOf(base64(svg('<!DOCTYPE'.repeat(100_000))))).toMatchObject({ en: expect.any(String) as string })
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  it('has the line ends of all texts, and no mark in front', () => {
    expect(pictureOf(base64(`\uFEFF${svg('').replace('\n', '\r\n')}`))).toEqual({ ending: 'svg', content: svg('') })
  })

  it.each([
    '<script>alert(1)</script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>',
    '<g onload="a()"/>',
    '<g/onclick=a()>',
    '<foreignObject/>',
    '<a href="javascript:a()"/>',
    "<a xlink:href='&#106;avascript:a()'/>",
    '<set attributeName="href" to="x"/>',
    '<image href="https://elsewhere.example/a.png"/>',
    '<style>@import "a.css"</style>',
    '<rect fill="url(//elsewhere.example/#a)"/>',
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    '<é:script xmlns:é="http://www.w3.org/2000/svg">1</é:script>',
    '<rect fill="u&#114;l(//elsewhere.example/#a)"/>',
    '<rect fill="u&#X72;l(//elsewhere.example/#a)"/>',
    String.raw`<rect style="fill: \75 rl(//elsewhere.example/#a)"/>`,
    String.raw`<style>@\69mport "a.css"</style>`,
    '<rect style="mask: image-set(&quot;//elsewhere.example/a.png&quot; 1x)"/>',
    '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=//elsewhere.example"/>',
    '<meta xmlns="http://www.w3.org/1999/xhtm&#108;" http-equiv="refresh" content="0;url=//elsewhere.example"/>',
  ])('is refused where it could act: %s', (inside) => {
    expect(pictureOf(base64(svg(inside)))).toMatchObject({ en: expect.stringContaining('could run') as string })
    expect(pictureFault('assets/logo.svg', svg(inside))).toBeDefined()
  })

  it.each([
    { given: base64('Hello'), says: 'no picture' },
    { given: base64('%PDF-1.7'), says: 'no picture' },
    { given: base64(svg('é'), 'latin1'), says: 'no picture' },
    { given: base64(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`), says: 'no picture' },
    // A browser that reads it so passes over the signs within the word.
    {
      given: base64(`<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('<scr\x1b(Bipt>a()</scr\x1b(Bipt>')}`),
      says: 'no picture',
    },
    { given: base64(`<?xml version="1.0" encoding='gbk' ?>${svg('')}`), says: 'no picture' },
    { given: Buffer.alloc(1024 ** 2 + 1).toString('base64'), says: '1 MB' },
  ])('is refused: $says', ({ given, says }) => {
    expect(pictureOf(given)).toMatchObject({ en: expect.stringContaining(says) as string })
  })
})

describe('a typeface that somebody gives', () => {
  const letters = (kind: string) =>
    readFileSync(`node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${kind}-normal.woff2`)
  const give = (bytes: Buffer) => givenFor(['theme', 'typeface'], bytes.toString('base64'))
  /** A WOFF2 of one weight: its list of tables has names and outlines, and no axes. */
  const still = Buffer.from(`774f463200010000${'00'.repeat(4)}0003${'00'.repeat(34)}050a0a0081003f4142434409`, 'hex')

  it.each(['latin-wght', 'latin-standard'])('is taken byte for byte: %s', (kind) => {
    expect(give(letters(kind))).toEqual({ ending: 'woff2', content: letters(kind).toString('base64') })
  })

  it.each([
    { bytes: Buffer.from('Hello'), says: 'no typeface' },
    { bytes: Buffer.from(png, 'base64'), says: 'no typeface' },
    { bytes: Buffer.concat([letters('latin-wght'), Buffer.alloc(200 * 1024)]), says: '200 kB' },
    { bytes: still, says: 'one weight' },
    { bytes: still.subarray(0, 14), says: 'one weight' },
  ])('is refused: $says', ({ bytes, says }) => {
    expect(give(bytes)).toMatchObject({ en: expect.stringContaining(says) as string })
  })

  it('is no picture, and a picture is none', () => {
    expect(givenFor(['theme', 'logo'], letters('latin-wght').toString('base64'))).toHaveProperty('en')
    expect(givenFor(['theme', 'logo'], png)).toEqual({ ending: 'png', content: png })
  })
})

describe('a file of a folder', () => {
  it.each([
    { path: 'assets/logo.png', content: png, isRight: true },
    { path: 'assets/logo.jpeg', content: base64('ffd8ffe0', 'hex'), isRight: true },
    { path: 'assets/ours.woff', content: base64('774f464600010000', 'hex'), isRight: true },
    { path: 'assets/ours.woff2', content: base64('774f463200010000', 'hex'), isRight: false },
    { path: 'help/en/start.md', content: '<script>', isRight: true },
    { path: 'assets/logo.jpg', content: png, isRight: false },
    { path: 'assets/logo.png', content: `${png}!`, isRight: false },
    { path: 'assets/logo.svg', content: '<html/>', isRight: false },
  ])('$path is what its name says: $isRight', ({ path, content, isRight }) => {
    expect(pictureFault(path, content) === undefined).toBe(isRight)
  })
})
