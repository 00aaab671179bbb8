import { useRef, useState } from 'react'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import type { ApplyModel } from '../../../config/index.ts'
import { choiceKey } from '../../lookup/items.ts'
import type { LookupItem } from '../../lookup/items.ts'
import { useLookup } from '../../lookup/use-lookup.ts'
import { useSteadyList } from '../../lookup/use-steady-list.ts'
import { useCondition } from '../../screen/screen.ts'
import { useEngine } from '../../services/services.ts'

interface ApplyProps {
  apply: ApplyModel
  run(choice: string | undefined): Promise<boolean>
}

/** A record is found by its number and by what it is called. */
const found = createFilterOptions<LookupItem>({ stringify: ({ label, description = '' }) => `${label} ${description}` })

/**
 * A choice above the form that fills it from another record. `run` resolves false when that record could not be loaded or
 * the person keeps what is typed; then the choice is what it was.
 */
export function ApplyChoice({ apply, run }: ApplyProps) {
  // What is not there asks for nothing.
  return useCondition(apply.visible) ? <Choice apply={apply} run={run} /> : null
}

function Choice({ apply: model, run }: ApplyProps) {
  const { t } = useEngine()
  const enabled = useCondition(model.enabled)
  const { items, state, again } = useLookup(model.lookup)
  const [chosen, setChosen] = useState<LookupItem | null>(null)
  const value = useSteadyList(items, chosen)
  const [isApplying, setApplying] = useState(false)
  const isBusy = useRef(false)

  const choose = async (item: LookupItem | null): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setApplying(true)
    if (await run(item?.value)) setChosen(item)
    isBusy.current = false
    setApplying(false)
  }
  return (
    <Box sx={{ mb: 3 }}>
      <Autocomplete
        options={items}
        value={value}
        onChange={(_event, item) => void choose(item)}
        getOptionLabel={({ label }) => label}
        getOptionKey={choiceKey}
        filterOptions={found}
        renderOption={({ key, ...option }, { label, description }) => (
          <ListItem key={key} {...option} dense>
            <ListItemText primary={label} secondary={description} />
          </ListItem>
        )}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        loading={state === 'loading'}
        clearText={t('lookup.clear')}
        openText={t('lookup.open')}
        closeText={t('lookup.close')}
        loadingText={t('lookup.loading')}
        noOptionsText={t(state === 'failed' ? 'error.somethingWentWrong' : 'lookup.noOptions')}
        {...(again && { onOpen: again })}
        disabled={!enabled || isApplying}
        sx={WIDTH}
        renderInput={(params) => (
          <TextField
            {...params}
            size="small"
            label={t(model.label)}
            slotProps={{
              ...params.slotProps,
              input: {
                ...params.slotProps.input,
                endAdornment: (
                  <>
                    {isApplying && <CircularProgress size={18} aria-hidden />}
                    {params.slotProps.input.endAdornment}
                  </>
                ),
              },
            }}
          />
        )}
      />
    </Box>
  )
}

/** As wide as a field of a third of the line, of half of it on a tablet; as high as the fields below. */
const WIDTH = {
  width: { sm: 'calc((100% - 16px) / 2)', md: 'calc((100% - 32px) / 3)' },
  '& .MuiInputBase-root': { minHeight: { xs: 45, sm: 40 } },
} as const
