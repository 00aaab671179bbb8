import type { Project } from './project.ts'
import type { World } from './world.ts'

/**
 * Remembers what follows from the base's files and the flavour alone: it is made once for all tenants that override none of
 * them. A tenant with overrides has its own made.
 */
export function onceOfBase<Made>(make: (world: World) => Made): (world: World) => Made {
  const known = new WeakMap<Project, Map<string | undefined, Made>>()
  return (world) => {
    if ([...world.files.values()].some(({ override }) => override !== undefined)) return make(world)
    const ofProject = known.get(world.project) ?? new Map<string | undefined, Made>()
    known.set(world.project, ofProject)
    const found = ofProject.get(world.flavour) ?? make(world)
    ofProject.set(world.flavour, found)
    return found
  }
}
