import type { TenantBoot } from '../../config/index.ts'
import { fetchJson, tenantFile } from '../tenant/files.ts'

/** A file of another kind is refused here, where loading can be tried again, not by the screen that would draw it. */
export async function loadModel<Model extends { kind: string }>(
  boot: TenantBoot,
  screen: string,
  kind: Model['kind'],
): Promise<Model> {
  const model = (await fetchJson(fileOf(boot, boot.files.screens, screen))) as Model | null
  if (model?.kind !== kind) throw new Error(`The tenant's file for ${screen} is no ${kind}.`)
  return model
}

/** The address of a screen's file; throws where the tenant has none. */
export function fileOf(boot: TenantBoot, files: Record<string, string>, screen: string): string {
  const file = tenantFile(boot.url, Object.hasOwn(files, screen) ? files[screen] : undefined)
  if (file === null) throw new Error(`The tenant has no file for ${screen}.`)
  return file
}
