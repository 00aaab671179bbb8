import { holds, isSectionOpen, pathsOf } from '../../../config/index.ts'
import type { FieldModel, FormModel, LabelId, Path, Scope, SectionModel } from '../../../config/index.ts'

/** A field of a form where it stands. */
interface Standing {
  section: SectionModel
  field: FieldModel
  /** Label of the heading above it: its own part of the section, else the section's. */
  heading: LabelId
}

/** A field that has its label in common with others of the form. */
interface Twin {
  /** What distinguishes it from them, put before its label. */
  before: LabelId
  others: readonly Standing[]
  /** Paths on which it depends whether one of the others is shown. */
  paths: readonly Path[]
}

const known = new WeakMap<FormModel, ReadonlyMap<FieldModel, Twin>>()

/** The fields of a form whose label other fields have, too. */
export function twinsOf(model: FormModel): ReadonlyMap<FieldModel, Twin> {
  const made = known.get(model) ?? findTwins(model)
  known.set(model, made)
  return made
}

/** What stands before a field's label where another field of that label is shown: "Pickup" of "Pickup, From Time". */
export function labelBefore(twin: Twin | undefined, scope: Scope): LabelId | undefined {
  const isShown = ({ section, field }: Standing) => isSectionOpen(section, scope) && holds(field.visible, scope)
  return twin?.others.some(isShown) === true ? twin.before : undefined
}

function findTwins(model: FormModel): Map<FieldModel, Twin> {
  const fields = model.sections.flatMap(standingIn)
  const twins = new Map<FieldModel, Twin>()
  for (const one of fields) {
    const others = fields.filter((each) => each !== one && each.field.label === one.field.label)
    if (one.field.label === undefined || others.length === 0) continue
    const isApart = others.every(({ heading }) => heading !== one.heading)
    const paths = others.flatMap(({ section, field }) =>
      [section.visible, section.enabled, field.visible].flatMap((each) =>
        each === undefined ? [] : [...pathsOf(each)],
      ),
    )
    twins.set(one.field, { before: isApart ? one.heading : labelAhead(one, fields), others, paths })
  }
  return twins
}

function standingIn(section: SectionModel): Standing[] {
  let heading = section.label
  return section.fields.map((field) => {
    heading = field.heading ?? heading
    return { section, field, heading }
  })
}

/** Under one heading: the label of the last field before it that no other field has. */
function labelAhead(one: Standing, fields: readonly Standing[]): LabelId {
  const isAlone = ({ field }: Standing) => fields.filter((each) => each.field.label === field.label).length === 1
  const ahead = fields
    .slice(0, fields.indexOf(one))
    .filter((each) => each.heading === one.heading && each.field.label !== undefined && isAlone(each))
  return ahead.at(-1)?.field.label ?? one.heading
}
