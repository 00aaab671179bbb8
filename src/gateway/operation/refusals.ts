import type { Message, Words } from '../ground/words.ts'
import type { FieldErrors, Refusal } from './reply.ts'

/** Of a code of an app, or one for recovery. */
export const WRONG_CODE: Words = {
  en: 'The code is not right, or was used already. Please enter another one.',
  ja: 'コードが正しくないか、すでに使用されています。別のコードを入力してください。',
}

/**
 * What the gateway refuses with: status and words (frame §8), from what they need to know. The problem's code is the name of
 * the entry, unless the entry has one.
 */
const REFUSALS = {
  unauthorized: () => ({ status: 401, message: { en: 'Authentication Failed', ja: '認証に失敗しました。' } }),
  forbidden: () => ({
    status: 403,
    message: { en: 'You do not have access to this module', ja: 'この機能を利用する権限がありません。' },
  }),
  /** A user whose password somebody else knows, or knew (frame §4). */
  'password-change-required': () => ({
    status: 403,
    message: {
      en: 'Please change your password first.',
      ja: '先にパスワードを変更してください。',
    },
  }),
  /** A user of whom the tenant demands codes at the sign-in, and who has not set them up. */
  'two-step-required': () => ({
    status: 403,
    message: {
      en: 'Please set up two-step sign-in first.',
      ja: '先に2段階ログインを設定してください。',
    },
  }),
  /** The password is right; the user has set up codes. */
  'code-required': () => ({
    status: 401,
    message: { en: 'Please enter the code of your app.', ja: 'アプリのコードを入力してください。' },
  }),
  'code-refused': () => ({
    status: 401,
    message: WRONG_CODE,
  }),
  'not-the-owner': () => ({
    code: 'forbidden',
    status: 403,
    message: {
      en: 'Only its owner and administrators may change a template.',
      ja: 'テンプレートを変更できるのは、作成者と管理者だけです。',
    },
  }),
  'not-found': () => ({ status: 404, message: { en: 'No record with this id.', ja: '該当するデータがありません。' } }),
  /** The status of a record does not allow what is asked; nothing was changed. */
  conflict: ({ obstacle }: { obstacle: Words }) => ({ status: 409, message: obstacle }),
  /** The record has changed since the caller read it; an obstacle would refuse the write anyway. */
  'precondition-failed': ({
    etag,
    current,
    obstacle,
  }: {
    etag?: string
    current?: object
    obstacle?: Words | undefined
  }) => ({
    status: 412,
    message: {
      en: joined('The record has been changed since it was read.', obstacle?.en),
      ja: joined('読み込んだ後に、ほかの変更が保存されています。', obstacle?.ja),
    },
    ...(etag !== undefined && { headers: { etag } }),
    ...(current !== undefined && { current }),
  }),
  'precondition-required': () => ({
    status: 428,
    message: {
      en: 'This record is changed with If-Match only.',
      ja: 'このデータの変更には If-Match が必要です。',
    },
  }),
  'key-reused': () => ({
    status: 422,
    message: { en: 'This key belongs to another request.', ja: 'このキーは別の要求に使われています。' },
  }),
  'too-large': () => ({
    status: 413,
    message: { en: 'The request body is too large.', ja: '送信するデータが大きすぎます。' },
  }),
  /** An address, or what goes with a request, that is longer than any of the portal's. */
  'too-long': ({ status }: { status: 414 | 431 }) => ({
    status,
    message:
      status === 414
        ? { en: 'This address is too long for the portal.', ja: 'アドレスが長すぎるため、ポータルで開けません。' }
        : {
            en: 'What is sent along with this address, such as cookies, is too long for the portal.',
            ja: 'アドレスと一緒に送信されたデータ（Cookieなど）が長すぎるため、ポータルで開けません。',
          },
  }),
  'too-many-requests': ({ seconds }: { seconds: number }) => ({
    status: 429,
    message: {
      en: 'Too many attempts. Please try again later.',
      ja: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
    },
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  }),
  /** Files of many callers are being read: there is no room for more. */
  'too-many-files': ({ seconds }: { seconds: number }) => ({
    code: 'unavailable',
    status: 503,
    message: {
      en: 'Many files are being sent at the moment. Please try again in a moment.',
      ja: '現在、多くのファイルが送信されています。しばらくしてからもう一度お試しください。',
    },
    headers: { 'retry-after': String(seconds) },
  }),
  'not-implemented': () => ({
    status: 501,
    message: { en: 'This operation is not available.', ja: 'この操作は利用できません。' },
  }),
  /** The store cannot do it now; a moment later it may. */
  unavailable: ({ reference }: { reference: string }) => ({
    status: 503,
    message: {
      en: `The portal cannot reach its data at the moment. Please try again. Reference: ${reference}`,
      ja: `現在データに接続できません。もう一度お試しください。参照番号: ${reference}`,
    },
    headers: { 'retry-after': '2' },
  }),
  /** Whatever went wrong stands in the log under the reference. */
  internal: ({ reference }: { reference: string }) => ({
    status: 500,
    message: {
      en: `Internal error. Please contact support. Reference: ${reference}`,
      ja: `内部エラーが発生しました。サポートにお問い合わせください。参照番号: ${reference}`,
    },
  }),
  /** People of the tenant sign in at its provider alone. */
  'single-sign-on-only': () => ({
    status: 403,
    message: {
      en: 'Please sign in with the account of your organization.',
      ja: '所属組織のアカウントでログインしてください。',
    },
  }),
  /** The tenant's provider of identities does not answer, or does not know the portal. */
  'no-provider': () => ({
    status: 503,
    message: {
      en: 'The sign-in of your organization does not answer. Please try again later.',
      ja: '所属組織のログインサービスに接続できません。しばらくしてからもう一度お試しください。',
    },
    headers: { 'retry-after': '30' },
  }),
  /** The address is known, by other methods alone (RFC 9110, 15.5.6). */
  'method-not-allowed': ({ allowed }: { allowed: readonly string[] }) => ({
    status: 405,
    message: {
      en: `This address takes ${allowed.join(', ')} only.`,
      ja: `このアドレスで使えるメソッドは${allowed.join('、')}だけです。`,
    },
    headers: { allow: allowed.join(', ') },
  }),
  /** The gateway that calls are passed on to. */
  unreachable: () => ({
    code: 'internal',
    status: 502,
    message: {
      en: 'The gateway does not answer. Please try again later.',
      ja: 'ゲートウェイが応答しません。しばらくしてからもう一度お試しください。',
    },
  }),
  /** The address leads nowhere. */
  '11003': () => ({ status: 404, message: { en: 'Routing not found', ja: '接続先が見つかりません' } }),
  /** A known user who may not use the portal learns so; nobody else learns what was wrong. */
  '22001': ({ known }: { known: boolean }) => ({
    status: 401,
    message: known
      ? { en: 'UnAuthorized access.', ja: 'アクセスが許可されていません。' }
      : { en: 'Authentication Failed', ja: '認証に失敗しました。' },
  }),
  '22007': () => ({ status: 409, message: { en: 'User already logged in', ja: 'すでにログインしています' } }),
}

function joined(text: string, more: string | undefined): string {
  return more === undefined ? text : `${text} ${more}`
}

type Reason = keyof typeof REFUSALS
type Entry = Omit<Refusal, 'code'> & { code?: string }

/** A refusal of the table; the parameters are those that its words need. */
export function refuse<Of extends Reason>(reason: Of, ...params: Parameters<(typeof REFUSALS)[Of]>): Refusal {
  const entry = REFUSALS[reason] as (...given: typeof params) => Entry
  return { code: reason, ...entry(...params) }
}

const NOT_VALID: Words = { en: 'Please supply valid request data', ja: '有効なデータを入力してください' }

/** More of them help nobody. */
const MOST_ERRORS = 20

/** The request was understood and is not right; the first twenty errors say why. */
export function invalid(fieldErrors: FieldErrors, message: Message = NOT_VALID): Refusal {
  return { status: 400, code: 'invalid-request', message, fieldErrors: fieldErrors.slice(0, MOST_ERRORS) }
}
