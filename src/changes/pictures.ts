import { isBinary } from './folder.ts'

/** Why a picture is not taken, for whoever gives it. */
export interface PictureFault {
  en: string
  ja: string
}

/** A picture as it stands in a tenant's folder: its text, or its bytes as base64. */
export interface Picture {
  ending: 'svg' | 'png' | 'jpg' | 'webp'
  content: string
}

const MOST_BYTES = 1024 ** 2

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
  return isWhole && MARKS[ending]?.test(bytes.toString('hex', 0, 16)) === true ? undefined : NOT_WHAT_IT_SAYS
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isSvg(text: string): boolean {
  return /^\uFEFF?(\s|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*>)*<svg[\s>]/.test(text)
}

/** Elements that run, load or frame something, or change what others do; a name may have a prefix. */
const ACTING = /<([\w.-]+:)?(script|handler|listener|foreignObject|iframe|object|embed|audio|video|animate\w*|set)\b/i
/** Entities hide what a text says; a style sheet of its own is loaded from elsewhere. */
const HIDING = /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|@import/i
const HANDLERS = /[\s"'/]on[a-z]+\s*=/i
const LINKS = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const ADDRESSES = /url\(\s*["']?\s*([^"')]*)/gi
const OWN = /^(#|data:image\/(png|jpeg|webp|gif);base64,|$)/

/** Whether an SVG could do more than be looked at: run something, or load something that is not in it. */
function mayAct(text: string): boolean {
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
const NOT_WHAT_IT_SAYS: PictureFault = {
  en: 'The content is not what the ending of its name says.',
  ja: '内容がファイル名の拡張子と一致しません。',
}
const ACTIVE: PictureFault = {
  en: 'This SVG could run or load something: it has scripts, animations, handlers or links. Save it as a plain picture.',
  ja: 'このSVGにはスクリプト、アニメーション、イベント処理、リンクが含まれています。単純な画像として保存し直してください。',
}
