import { compileView } from '../compile/view.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ViewModel } from '../model/view.ts'
import type { ConfigInput } from '../project.ts'
import { held, type OutsideFile } from './world.ts'

/** Compiles a view given by a file outside the project, without drill-downs. With an error among the diagnostics there is no view. */
export function drawnView(
  input: ConfigInput,
  name: string,
  layout: OutsideFile,
): { view?: ViewModel; diagnostics: Diagnostic[] } {
  const { world, file, diagnostics } = held(input, `schemas/views/${name}.json`, layout, (given) => given)
  if (file === undefined || diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics }
  return { view: compileView(world, file, []), diagnostics }
}
