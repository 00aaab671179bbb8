import { expect } from '@playwright/test'
import { startPortal, type PortalProcess } from './portal-process.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

/** Starts the portal of a project whose tenants were configured otherwise; no script of it is built anew for them. `settings` are the process's. */
export async function startConfigured(
  configure: (project: ProjectCopy) => void,
  settings: Record<string, string> = {},
): Promise<PortalProcess> {
  const project = copyProject()
  configure(project)
  const scripts = project.files('dist/assets')
  const build = await project.run('tenants', 'build')
  expect(build.code, build.output).toBe(0)
  expect(project.files('dist/assets')).toEqual(scripts)
  const portal = await startPortal(project.root, 'start', settings)
  const stop = async () => {
    await portal.stop()
    project.remove()
  }
  return { ...portal, stop }
}
