import { isBinary } from './folder.ts'
import { isVariable } from './typeface.ts'

/** Why a picture or a typeface is not taken, for whoever gives it. */
export interface PictureFault {
  en: string
  ja: string
}

/** A picture or a typeface as it stands in a tenant's folder: its text, or its bytes as base64. */
export interface Picture {
  ending: 'svg' | 'png' | 'jpg' | 'webp' | 'woff2'
  content: string
}

const MOST_BYTES = 1024 ** 2
/** Every first visit loads it. */
const MOST_OF_LETTERS = 200 * 1024

/** Kinds of files that are no text, by what they begin with, in hexadecimal; a dot is any digit. */
const MARKS: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpg: /^ffd8ff/,
  webp: /^52494646........57454250/,
  gif: /^474946383[79]61/,
  ico: /^00000100/,
  woff: /^774f4646/,
  woff2: /^774f4632/,
}

/** A picture out of the bytes of a file, given as base64: what it is, its content says. The line ends of an SVG become those of the folder's other texts. */
export function pictureOf(base64: string): Picture | PictureFault {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MOST_BYTES) return TOO_LARGE
  const begins = bytes.toString('hex', 0, 16)
  const ending = (['png', 'jpg', 'webp'] as const).find((each) => MARKS[each]?.test(begins))
  if (ending !== undefined) return { ending, content: bytes.toString('base64') }
  const text = textOf(bytes)?.replaceAll(/\r\n?/g, '\n')
  if (text === undefined || !isSvg(text)) return NO_PICTURE
  return mayAct(text) ? ACTIVE : { ending: 'svg', content: text }
}

/** What a person gives for a setting, as base64: a typeface for that of the theme, else a picture. */
export function givenFor(keys: readonly string[], base64: string): Picture | PictureFault {
  if (keys.at(-1) !== 'typeface') return pictureOf(base64)
  const bytes = Buffer.from(base64, 'base64')
  return letterFault(bytes) ?? { ending: 'woff2', content: bytes.toString('base64') }
}

function letterFault(bytes: Buffer): PictureFault | undefined {
  if (MARKS['woff2']?.test(bytes.toString('hex', 0, 16)) !== true) return NO_TYPEFACE
  if (bytes.length > MOST_OF_LETTERS) return TOO_MANY_LETTERS
  return isVariable(bytes) ? undefined : ONE_WEIGHT
}

/** What is wrong with a picture or a typeface of a tenant's folder; other files have their own checks. */
export function pictureFault(path: string, content: string): PictureFault | undefined {
  const ending = (path.split('.').at(-1) ?? '').toLowerCase().replace('jpeg', 'jpg')
  if (ending === 'svg') {
    if (Buffer.byteLength(content) > MOST_BYTES) return TOO_LARGE
    if (!isSvg(content)) return NOT_WHAT_IT_SAYS
    return mayAct(content) ? ACTIVE : undefined
  }
  if (!isBinary(path)) return undefined
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > MOST_BYTES) return TOO_LARGE
  const isWhole = bytes.toString('base64') === content
  if (!isWhole || MARKS[ending]?.test(bytes.toString('hex', 0, 16)) !== true) return NOT_WHAT_IT_SAYS
  return ending === 'woff2' ? letterFault(bytes) : undefined
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Encodings in which letters are what they are in UTF-8: in others, signs between them could be none, and hide what a text says. */
const PLAIN_ENCODING = /^(utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i

function isSvg(text: string): boolean {
  const encoding = /^\uFEFF?<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1]
  if (encoding !== undefined && !PLAIN_ENCODING.test(encoding)) return false
  return /^\uFEFF?(\s|<\?((?!\?>)[^])*\?>|<!--((?!-->)[^])*-->|<!DOCTYPE[^>[]*>)*<svg[\s>]/.test(text)
}

/** Elements that run, load or frame something, or change what others do; a name may have a prefix, in letters of any language. */
const ACTING =
  /<([^\s<>:/]+:)?(script|handler|listener|foreignObject|iframe|object|embed|audio|video|animate\w*|set)\b/i
/** Entities hide what a text says; a style sheet of its own is loaded from elsewhere, and so are sets of pictures; elements of a page may lead elsewhere. */
const HIDING = /<!ENTITY|<!DOCTYPE[^<>[]*[<[]|<\?xml-stylesheet|@import|image-set\(|1999\/xhtml/i
const HANDLERS = /[\s"'/]on[a-z]+\s*=/i
const LINKS = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const ADDRESSES = /url\(\s*["']?\s*([^"')]*)/gi
const OWN = /^(#|data:image\/(png|jpeg|webp|gif);base64,|$)/

/** Whether an SVG could do more than be looked at: run something, or load something that is not in it, whichever way its signs are written. */
function mayAct(text: string): boolean {
  const plain = styleRead(referencesRead(text))
  return plain === text ? acts(text) : acts(text) || acts(plain)
}

/** A text with its letters where XML has them as numbers. */
function referencesRead(text: string): string {
  return text.replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_whole, hex?: string, decimal?: string) =>
    signOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

/** The same where a style sheet has them as numbers. */
function styleRead(text: string): string {
  return text.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_whole, hex: string | undefined, sign: string) =>
    hex === undefined ? sign : signOf(Number.parseInt(hex, 16)),
  )
}

const signOf = (code: number): string => (code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code))

function acts(text: string): boolean {
  if ([ACTING, HIDING, HANDLERS].some((each) => each.test(text))) return true
  const named = [...text.matchAll(LINKS), ...text.matchAll(ADDRESSES)].map(([, one, other]) => one ?? other ?? '')
  return named.some((address) => !OWN.test(address.trim()))
}

const TOO_LARGE: PictureFault = {
  en: 'The file is larger than 1 MB. Make the picture smaller.',
  ja: 'ファイルが1 MBを超えています。画像を小さくしてください。',
}
const NO_PICTURE: PictureFault = {
  en: 'This is no picture that the portal shows: SVG (in UTF-8), PNG, JPEG or WebP.',
  ja: 'ポータルで表示できる画像ではありません。SVG（UTF-8）、PNG、JPEG、WebPを使用してください。',
}
const NO_TYPEFACE: PictureFault = {
  en: 'This is no typeface that the portal loads: WOFF2.',
  ja: 'ポータルで読み込める書体ではありません。WOFF2を使用してください。',
}
const TOO_MANY_LETTERS: PictureFault = {
  en: 'The typeface is larger than 200 kB. Leave out characters that nobody needs.',
  ja: '書体が200 kBを超えています。不要な文字を除いてください。',
}
const ONE_WEIGHT: PictureFault = {
  en: 'This typeface has one weight alone. Give a variable one, with the weights 400 to 700.',
  ja: 'この書体には太さが1種類しかありません。太さ400～700のバリアブルフォントを使用してください。',
}
const NOT_WHAT_IT_SAYS: PictureFault = {
  en: 'The content is not what the ending of its name says.',
  ja: '内容がファイル名の拡張子と一致しません。',
}
const ACTIVE: PictureFault = {
  en: 'This SVG could run or load something: it has scripts, animations, handlers or links. Save it as a plain picture.',
  ja: 'このSVGにはスクリプト、アニメーション、イベント処理、リンクが含まれています。単純な画像として保存し直してください。',
}
