import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { idWords } from '../../config/index.ts'
import type { ListingCall } from '../../config/node.ts'
import { useBegun } from '../controls/begun.tsx'
import { Choice } from '../controls/Choice.tsx'
import { Framed } from '../controls/Framed.tsx'
import { useWords } from '../words/words.ts'
import { firstNames, type AskedChoices } from './asked.ts'

interface AddAskedProps {
  calls: readonly ListingCall[]
  /** Ids that are taken. */
  taken: readonly string[]
  add(choices: AskedChoices): void
}

/** Choices that the gateway is asked for: which call, which list of its answer, and which of an item's values is sent and read. */
export function AddAsked({ calls, taken, add }: AddAskedProps) {
  const { t } = useWords()
  const [name, setName] = useBegun('name', '')
  const [operation, setOperation] = useBegun('operation', '')
  const call = calls.find((each) => each.operation === operation)
  const [said, setSaid] = useBegun<Omit<AskedChoices, 'id' | 'operation'> | undefined>('said', undefined)
  const id = `x_${name}`
  const isTaken = taken.includes(id)
  const isNamed = /^[A-Za-z0-9_]*$/.test(name) && !isTaken
  const begin = (next: ListingCall | undefined, at?: string) => {
    const list = next?.lists.find((each) => each.at === at) ?? next?.lists[0]
    setOperation(next?.operation ?? '')
    setSaid(list && { at: list.at, ...firstNames(list) })
  }
  const names = call?.lists.find(({ at }) => at === said?.at)?.names ?? []
  return (
    <Framed label={t('asked.label')}>
      <TextField
        size="small"
        label={t('own.name')}
        value={name}
        error={!isNamed}
        onChange={({ target }) => setName(target.value)}
        helperText={isTaken ? t('own.nameTaken') : isNamed ? t('asked.nameHint', { id }) : t('own.nameRule')}
      />
      <Autocomplete
        autoHighlight
        size="small"
        options={calls}
        value={call ?? null}
        getOptionLabel={({ operation }) => `${idWords(operation)} · ${operation}`}
        getOptionKey={({ operation }) => operation}
        onChange={(_event, chosen) => begin(chosen ?? undefined)}
        renderInput={(props) => <TextField {...props} label={t('asked.call')} />}
      />
      {call !== undefined && said !== undefined && (
        <>
          {call.lists.length > 1 && (
            <Choice
              label={t('asked.list')}
              value={said.at}
              options={call.lists.map(({ at }) => ({ value: at, text: at === '' ? t('block.all') : at }))}
              choose={(at) => begin(call, at)}
            />
          )}
          {(['value', 'label', 'description'] as const).map((each) => (
            <Choice
              key={each}
              label={t(each === 'label' ? 'asked.text' : `asked.${each}`)}
              value={said[each]}
              options={[
                ...(each === 'description' ? [{ value: '', text: t('properties.none') }] : []),
                ...names.map((path) => ({ value: path, text: `${idWords(path)} · ${path}` })),
              ]}
              choose={(path) => setSaid({ ...said, [each]: path })}
            />
          ))}
        </>
      )}
      <Button
        variant="outlined"
        disabled={name === '' || !isNamed || call === undefined || said === undefined}
        onClick={() => call !== undefined && said !== undefined && add({ id, operation: call.operation, ...said })}
      >
        {t('asked.add')}
      </Button>
    </Framed>
  )
}
