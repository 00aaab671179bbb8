import { englishStringTranslator, TranslatableString } from '@rjsf/utils'
import type { Registry } from '@rjsf/utils'
import type { LabelId } from '../../../config/index.ts'
import type { Translate } from '../../services/services.ts'

/** The words of the form library that people see: the label of each, and what its text calls the parameters. */
const LABELS: Partial<Record<TranslatableString, readonly [label: LabelId, ...params: string[]]>> = {
  [TranslatableString.YesLabel]: ['toggle.yes'],
  [TranslatableString.NoLabel]: ['toggle.no'],
  [TranslatableString.RemoveButton]: ['action.remove'],
  [TranslatableString.OptionalObjectRemove]: ['action.remove'],
  [TranslatableString.MoveUpButton]: ['library.moveUp'],
  [TranslatableString.MoveDownButton]: ['library.moveDown'],
  [TranslatableString.KeyLabel]: ['library.nameOf', 'label'],
  [TranslatableString.DeprecatedLabel]: ['library.deprecated', 'label'],
  [TranslatableString.OptionPrefix]: ['library.form', 'number'],
  [TranslatableString.TitleOptionPrefix]: ['library.formOf', 'label', 'number'],
  [TranslatableString.FilesInfo]: ['library.file', 'name', 'type', 'size'],
  [TranslatableString.PreviewLabel]: ['library.preview'],
}

/** The library's words in the reader's language. */
export function libraryWords(t: Translate): Registry['translateString'] {
  return (words, params = []) => {
    const [label, ...names] = LABELS[words] ?? []
    if (label === undefined) return englishStringTranslator(words, params)
    return t(label, Object.fromEntries(names.map((name, at) => [name, params[at] ?? ''])))
  }
}
