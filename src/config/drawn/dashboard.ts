import { compileDashboard } from '../compile/dashboard.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { DashboardModel } from '../model/dashboard.ts'
import type { ConfigInput } from '../project.ts'
import { held, type OutsideFile } from './world.ts'

/** Compiles a dashboard given by a file outside the project. With an error among the diagnostics there is no dashboard. */
export function drawnDashboard(
  input: ConfigInput,
  name: string,
  layout: OutsideFile,
): { dashboard?: DashboardModel; diagnostics: Diagnostic[] } {
  const { world, file, diagnostics } = held(input, `schemas/dashboards/${name}.json`, layout, (given) => given)
  if (file === undefined || diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics }
  return { dashboard: compileDashboard(world, file), diagnostics }
}
