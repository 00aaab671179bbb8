import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Named, ValueMap } from '../../config/node.ts'
import { SetLines } from '../between/SetLines.tsx'
import { SetValue } from '../between/SetValue.tsx'
import { ConditionEditor, conditionKey } from '../conditions/ConditionEditor.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { useHandedFocus } from '../controls/lines/handed-focus.ts'
import { Moves } from '../controls/lines/Moves.tsx'
import { Framed } from '../controls/Framed.tsx'
import { useWords } from '../words/words.ts'
import { isEmpty, isOfTexts, isRow, isSingle, itemOf, partsOf, rowOf, written } from './body-items.ts'
import { optionsIn, placeOf } from './option-values.ts'
import { Ordered } from './Ordered.tsx'

type Known = NonNullable<ValueMap['known']>[number]

interface BodyListsProps {
  /** The lists that the contract has there. */
  known: readonly Known[] | undefined
  /** What is said of them, by their paths; and what else is no single value. */
  lists: Readonly<Record<string, unknown>>
  sources: readonly NamedField[]
  put(lists: Record<string, unknown>): void
}

/** The lists in what a call sends, or in a row of one. One that a rule stands for is written in the file. */
export function BodyLists({ known = [], lists, sources, put }: BodyListsProps) {
  const words = useWords()
  return known.map(({ path, values, rows, lists: inner }) => {
    const listed = lists[path] ?? []
    return Array.isArray(listed) ? (
      <BodyList
        key={path}
        {...{ path, values, sources }}
        known={inner}
        places={rows?.map((each) => placeOf(each, words))}
        items={listed}
        put={(next) => {
          const { [path]: _was, ...others } = lists
          put(next.length === 0 ? others : { ...others, [path]: next })
        }}
      />
    ) : null
  })
}

interface BodyListProps {
  /** What the contract calls it. */
  path: string
  items: readonly unknown[]
  /** Texts that it may hold, where these are few. */
  values?: Named[] | undefined
  /** Of a list of rows: the values of one. */
  places?: readonly NamedField[] | undefined
  /** Of a list of rows: the lists in one. */
  known?: readonly Known[] | undefined
  /** What values may come from, and conditions may ask about. */
  sources: readonly NamedField[]
  put(items: unknown[]): void
}

/** A list in what a call sends: of texts, or of rows, any of them only while a condition holds. */
function BodyList({ path, items, values, places, known, sources, put }: BodyListProps) {
  const { t } = useWords()
  const [begins, setBegins] = useState(false)
  const focus = useHandedFocus<HTMLDivElement>()
  const isPlain = places === undefined && isOfTexts(items) && !begins
  const name = (at: number) => t('body.item', { name: path, item: at + 1 })
  const drawn = begins ? [...items, places === undefined ? '' : {}] : items
  const replace = (at: number, next: unknown) => {
    if (at === items.length) setBegins(false)
    if (!isEmpty(next)) put(at === items.length ? [...items, next] : items.with(at, next))
    else if (at < items.length) put(items.toSpliced(at, 1))
  }
  const swap = (at: number, to: number) => put(items.with(at, items[to]).with(to, items[at]))
  return (
    <Stack ref={focus.holder} data-lines spacing={1}>
      {isPlain ? (
        <Ordered label={path} options={values ?? []} value={items} put={put} />
      ) : (
        <>
          <Typography variant="body2">{path}</Typography>
          {drawn.map((each, at) => (
            <Framed key={at} isLine label={name(at)}>
              <Typography variant="body2">{name(at)}</Typography>
              <Item
                {...{ places, values, known, sources }}
                value={each}
                isBegun={at === items.length}
                put={(next) => replace(at, next)}
              />
              <Moves
                name={name(at)}
                {...{ at, focus }}
                count={drawn.length}
                movable={items.length}
                swap={(to) => swap(at, to)}
                remove={() => {
                  if (at === items.length) setBegins(false)
                  else put(items.toSpliced(at, 1))
                }}
              />
            </Framed>
          ))}
        </>
      )}
      <Button
        size="small"
        disabled={begins}
        onClick={() => {
          focus.added(items.length)
          setBegins(true)
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t(isPlain ? 'body.addConditional' : 'options.add', { name: path })}
      </Button>
    </Stack>
  )
}

interface ItemProps extends Pick<BodyListProps, 'places' | 'values' | 'known' | 'sources'> {
  value: unknown
  /** It is sent only once it says something. */
  isBegun: boolean
  put(value: unknown): void
}

/** One of the list: what is sent, and while what holds. */
function Item({ value, places, values, known, sources, isBegun, put }: ItemProps) {
  const { t } = useWords()
  const item = itemOf(value)
  const isSaid = (part: unknown) => (places === undefined ? isSingle(part) : isRow(part))
  const parts = { places, values, known, sources }
  if (!isSaid(item.then) || (item.else !== undefined && !isSaid(item.else)))
    return <Typography variant="caption">{t('body.staysInFile')}</Typography>
  return (
    <>
      <Content {...parts} value={item.then} put={(then) => put(isEmpty(then) ? then : written({ ...item, then }))} />
      {!isBegun && (
        <ConditionEditor
          key={conditionKey('when', item.when)}
          label={t('body.when')}
          value={item.when}
          fields={sources}
          commit={(when) => {
            const { when: _was, ...always } = item
            put(written(when === undefined ? always : { ...always, when }))
          }}
        />
      )}
      {item.else !== undefined && (
        <>
          <Typography variant="body2">{t('between.choice.else')}</Typography>
          <Content {...parts} value={item.else} put={(next) => put(written({ ...item, else: next }))} />
        </>
      )}
    </>
  )
}

function Content({ value, places, values, known, sources, put }: Omit<ItemProps, 'isBegun'>) {
  const { t, of } = useWords()
  if (places === undefined)
    return (
      <SetValue
        value={isSingle(value) ? value : ''}
        target={values === undefined ? undefined : { path: '', text: '', values: optionsIn(values, of) }}
        {...{ sources }}
        ways={['value', 'field']}
        isDraft={false}
        commit={put}
      />
    )
  const { values: singles, lists } = partsOf(isRow(value) ? value : {})
  const isKnown = (path: string) => known?.some((each) => each.path === path) === true
  return (
    <>
      <SetLines
        isHeaded
        label={t('maps.add')}
        add={t('maps.add')}
        value={singles}
        kept={[]}
        {...{ places, sources }}
        isDraft={false}
        commit={(next) => put(rowOf({ values: next, lists }))}
      />
      <BodyLists {...{ known, lists, sources }} put={(next) => put(rowOf({ values: singles, lists: next }))} />
      {Object.entries(lists).some(([path, list]) => !isKnown(path) || !Array.isArray(list)) && (
        <Typography variant="caption">{t('body.staysInFile')}</Typography>
      )}
    </>
  )
}
