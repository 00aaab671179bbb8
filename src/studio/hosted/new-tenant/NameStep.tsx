import Typography from '@mui/material/Typography'
import { Choice } from '../../controls/Choice.tsx'
import { useWords } from '../../words/words.ts'
import { Line } from './Line.tsx'
import { addressed, begunFrom, named, type StepProps } from './wish.ts'

/** What the tenant is called, where its portal is found, and what kind of portal it is. */
export function NameStep({ wish, choices, put }: StepProps) {
  const { t } = useWords()
  const { flavours, from: others } = choices
  const from = others.find(({ id }) => id === wish.from)
  return (
    <>
      {others.length > 0 && (
        <>
          <Choice
            label={t('newTenant.from')}
            value={wish.from ?? ''}
            options={[
              { value: '', text: t('newTenant.fromNothing') },
              ...others.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            choose={(id) => put(begunFrom(choices, id))}
          />
          {from !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {t('newTenant.fromHelp', { name: from.name })}
              {from.needsApproval === true && ` ${t('newTenant.fromApproved')}`}
            </Typography>
          )}
        </>
      )}
      <Line label={t('newTenant.name')} value={wish.name} put={(name) => put(named(wish, name))} />
      <Line
        label={t('newTenant.url')}
        value={wish.url}
        pattern="[a-z0-9][a-z0-9\-]{0,62}"
        help={t('newTenant.urlHelp', { address: `${window.location.host}/${wish.url}` })}
        put={(url) => put(addressed(wish, url))}
      />
      <Line
        label={t('newTenant.id')}
        value={wish.id}
        pattern="[A-Z][A-Z0-9]{0,39}"
        help={t('newTenant.idHelp')}
        put={(id) => put({ id })}
      />
      <Choice
        label={t('newTenant.flavour')}
        value={wish.flavour}
        options={flavours
          .filter(({ id }) => from === undefined || id === from.flavour)
          .map(({ id }) => ({ value: id, text: t(`flavour.${id}`) }))}
        choose={(flavour) => put({ flavour, levels: flavours.find(({ id }) => id === flavour)?.levels ?? [] })}
      />
    </>
  )
}
