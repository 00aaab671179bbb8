import { AddBlock } from '../../adding/AddBlock.tsx'
import { AddButton } from '../../adding/AddButton.tsx'
import { AddNamed } from '../../adding/AddNamed.tsx'
import { takesBlocks } from '../../adding/block.ts'
import { buttonChanges } from '../../adding/buttons.ts'
import { sectionChanges } from '../../adding/copies.ts'
import { levelChanges, opensLevels } from '../../adding/levels.ts'
import { sourcesIn } from '../../conditions/sources.ts'
import { standsIn } from '../../host/entries.ts'
import { named, type Making, type Offers } from './offer.ts'

/** What a screen is put together of: blocks, sections, buttons and switches, levels. */
export function partOffers(making: Making): Offers {
  const { entry, outline, about, parts, names, languages, file, t, done } = making
  const { kind } = entry
  const isSection = kind === 'Section' && (file.endsWith('.layout.json') || file.startsWith('views/'))
  const block = {
    what: 'block',
    text: t(kind === 'Block' ? 'inspector.addBlock' : 'inspector.addBlockInside'),
    form: <AddBlock {...{ parts, outline, names, languages }} places={about.places} beside={entry} add={done} />,
  }
  const section = {
    what: 'section',
    text: t('inspector.addSection'),
    form: (
      <AddNamed
        label={t('section.label')}
        button={t('section.add')}
        languages={languages}
        add={named(making, (texts) => sectionChanges(outline, entry, texts, file), standsIn(entry))}
      />
    ),
  }
  const button = {
    what: 'button',
    text: t(kind === 'Switch' ? 'inspector.addSwitch' : 'inspector.addButton'),
    form: (
      <AddButton
        {...{ languages }}
        sources={sourcesIn(file, about.paths, names.fields)}
        places={about.buttons ?? []}
        add={(place, says, texts) => {
          const { key, changes } = buttonChanges(outline, entry, place, says, texts, file)
          done(key, changes)
        }}
      />
    ),
  }
  const level = {
    what: 'level',
    text: t('inspector.addLevel'),
    form: (
      <AddNamed
        label={t('level.label')}
        button={t('level.add')}
        languages={languages}
        add={named(making, (texts) => levelChanges(outline, entry, texts, file), ['levels'])}
      />
    ),
  }
  return [
    takesBlocks(entry, file) && parts.length > 0 && block,
    isSection && section,
    about.buttons !== undefined && button,
    opensLevels(outline, entry) && level,
  ]
}
