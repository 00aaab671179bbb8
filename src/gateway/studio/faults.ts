import { isDeepStrictEqual } from 'node:util'
import type { Folder } from '../../changes/index.ts'
import type { Diagnostic, TwoStepModel } from '../../config/index.ts'
import { isObject, readJson } from '../../config/served.ts'
import type { Words } from '../ground/words.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import type { Refusal } from '../operation/reply.ts'
import { includesStudioRight, studioRightOf } from '../operation/studio-rights.ts'
import type { BuiltTenant } from '../published/works.ts'
import type { StudioCall } from './desk.ts'

/** Why a folder without errors is not published by the caller; what is told before the press is what refuses it. */
export async function publicationFault(
  call: StudioCall,
  current: Folder,
  { folder, built }: { folder: Folder; built: BuiltTenant },
): Promise<Refusal | undefined> {
  return signInFault(call, current, folder) ?? (await addressFault(call, built))
}

/**
 * Where people sign in is the operator's to decide: a provider of one's own vouches for anybody, and is told the secret of the portal. So is who
 * needs no code any more. Who may publish, and no more, leaves both as they are; more people may be asked for a code.
 */
function signInFault({ user }: StudioCall, current: Folder, next: Folder): Refusal | undefined {
  if (includesStudioRight(studioRightOf(user), 'tenants')) return undefined
  const [before, after] = [ownWords(current), ownWords(next)]
  if (before === undefined || after === undefined || !isDeepStrictEqual(before.singleSignOn, after.singleSignOn))
    return { ...refuse('forbidden'), message: PLACE_OF_THE_OPERATOR }
  const demanded = after.twoStepSignIn?.requiredOf ?? []
  return before.twoStepSignIn?.requiredOf.every((role) => demanded.includes(role)) === false
    ? { ...refuse('forbidden'), message: CODES_OF_THE_OPERATOR }
    : undefined
}

/** The address of a portal is nobody else's. */
async function addressFault({ directory, tenant }: StudioCall, { head }: BuiltTenant): Promise<Refusal | undefined> {
  const holder = await directory.tenantByUrl(head.url)
  return holder === undefined || holder.id === tenant.id ? undefined : refuse('conflict', { obstacle: ADDRESS_TAKEN })
}

/** Refuses to publish what has errors. */
export function unsound(findings: readonly Diagnostic[]): Refusal {
  const errors = findings.filter(({ severity }) => severity === 'error')
  return invalid(
    errors.map(({ file, line, message }) => ({ field: `${file}:${String(line)}`, message })),
    HAS_ERRORS,
  )
}

interface OwnWords {
  publication?: { needsApproval?: boolean }
  singleSignOn?: object
  twoStepSignIn?: TwoStepModel
}

/** What a folder says of publication and of how people sign in; undefined where its file cannot be read. */
export function ownWords(folder: Folder): OwnWords | undefined {
  const said = readJson(folder.get('tenant.json') ?? '{}')
  return isObject(said) ? said : undefined
}

const HAS_ERRORS: Words = {
  en: 'There are errors: nothing was published.',
  ja: 'エラーがあるため、公開されませんでした。',
}
const PLACE_OF_THE_OPERATOR: Words = {
  en: 'Where people sign in (singleSignOn) is published by somebody who may begin tenants only. Take that change back.',
  ja: 'ログイン先 (singleSignOn) の変更を公開できるのは、テナントを作成できる人だけです。この変更を取り消してください。',
}
const CODES_OF_THE_OPERATOR: Words = {
  en: 'That a role signs in without a code (twoStepSignIn) is published by somebody who may begin tenants only. Take that change back.',
  ja: 'コードによるログインの必須 (twoStepSignIn) を外す変更を公開できるのは、テナントを作成できる人だけです。この変更を取り消してください。',
}
/** What is said where the address of a portal is another one's. */
export const ADDRESS_TAKEN: Words = {
  en: 'Another tenant has this address already.',
  ja: 'このアドレスはほかのテナントが使用しています。',
}
