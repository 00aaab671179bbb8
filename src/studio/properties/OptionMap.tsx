import { useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Named } from '../../config/node.ts'
import { Committed } from '../controls/Committed.tsx'
import { Framed } from '../controls/Framed.tsx'
import { useHandedFocus } from '../controls/lines/handed-focus.ts'
import { FieldChoice } from '../conditions/FieldChoice.tsx'
import { spoken } from '../controls/spoken.ts'
import { freeId, plainWords } from '../host/entries.ts'
import { useWords } from '../words/words.ts'
import { emptyOf, overBase, withValue, wordsOf, type Described, type OptionInputProps } from './option-values.ts'

interface OptionMapProps extends OptionInputProps {
  entries: Described
  /** Draws one entry. */
  draw(inner: OptionInputProps): ReactNode
}

/** A map: each entry under its name, and one more under a name that is chosen, or typed. */
export function OptionMap({ name, option, names, value, put, entries, draw }: OptionMapProps) {
  const { t, of } = useWords()
  const focus = useHandedFocus<HTMLDivElement>()
  const [typing, setTyping] = useState(0)
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const lines = Object.entries(given)
  const { kept = {}, isOfIds = false, 'x-names': ofPaths } = option
  const keys = option.keys ?? (ofPaths === undefined ? [] : names.paths.map((path): Named => ({ value: path })))
  const listed = (key: string) => spoken(key, wordsOf(key, names.fields))
  const places = keys.map(({ value: key, texts }) => ({
    path: key,
    // A list reads as the field that shows it, of which there may be several, or one that has a part of it.
    text: texts !== undefined ? of(texts) : option.rows === undefined ? wordsOf(key, names.fields) : listed(key),
  }))
  const textOf = (key: string) => places.find(({ path }) => path === key)?.text ?? key
  const add = (text: string) => {
    const id = isOfIds ? ownId(text, Object.keys(given)) : text.trim()
    setTyping(typing + 1)
    if (text.trim() === '' || id in given) return
    focus.added(lines.length)
    put(withValue(given, id, emptyOf(entries)))
  }
  return (
    <Framed label={name} lines={focus.holder}>
      <Typography variant="body2">{name}</Typography>
      {lines.map(([key, each], at) => (
        <Framed key={key} isLine label={textOf(key)}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {textOf(key)}
          </Typography>
          {draw({
            name: textOf(key),
            option: overBase(entries, kept[key]),
            names,
            value: each,
            isFramed: false,
            ...(option.rows?.[key] && { takes: option.rows[key] }),
            put: (next) => put(withValue(given, key, next ?? emptyOf(entries))),
          })}
          {!Object.hasOwn(kept, key) && (
            <Stack direction="row">
              <Button
                size="small"
                onClick={() => {
                  focus.removed(at, lines.length)
                  put(withValue(given, key, undefined))
                }}
              >
                {t('options.remove', { name: textOf(key) })}
              </Button>
            </Stack>
          )}
        </Framed>
      ))}
      {places.length > 0 ? (
        <FieldChoice
          key={typing}
          label={t('structures.add')}
          value=""
          fields={places.filter(({ path }) => !(path in given))}
          choose={(path) => path !== '' && add(path)}
        />
      ) : (
        <Committed
          key={typing}
          label={t(isOfIds ? 'structures.addNamed' : 'structures.addUnder')}
          value=""
          commit={add}
        />
      )}
    </Framed>
  )
}

/** An id of the tenant's own, of the words of a text. */
function ownId(text: string, taken: readonly string[]): string {
  const words = plainWords(text)
  return freeId(
    `x_${words.length === 0 ? 'own' : words.join('_')}`,
    taken.map((id) => ({ id })),
  )
}
