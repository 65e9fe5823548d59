import { useState } from 'react'
import { fetchAddresses } from '../../api/addresses.js'
import { type SavedAddress } from '../../api/types.js'
import { createResource, useResource } from '../../state/resource.js'
import { Button } from '../../ui/Button.js'
import { Trouble } from '../../ui/Trouble.js'
import { addresses as words } from '../../words/addresses.js'
import { shell } from '../../words/shell.js'
import styles from './CartScreen.module.css'

/** The addresses that the customer keeps, to be filled in by a tap. */
export default function SavedAddresses({ onChoose }: { onChoose: (address: SavedAddress) => void }) {
  const [resource] = useState(() => createResource(fetchAddresses))
  const { data, error, loading } = useResource(resource)
  const [chosen, setChosen] = useState('')
  return (
    <div className={styles['saved']}>
      {!data && error !== null && !loading && (
        <Trouble text={words.fetchFailed} error={error} onRetry={() => void resource.load()} />
      )}
      {!data && (error === null || loading) && <p role="status">{shell.loading}</p>}
      {data?.length === 0 && <p>{words.noneToChoose}</p>}
      {data && data.length > 0 && (
        <ul className={styles['addresses']}>
          {data.map((address) => {
            const { id, label, name, city, pin, isDefault } = address
            const called = label || (isDefault ? words.isDefault : words.unnamed)
            return (
              <li key={id}>
                <div>
                  <b>{called}</b>
                  <p className={styles['hint']}>
                    {[name, address.address, city, pin].filter(Boolean).join(', ')}
                  </p>
                </div>
                <Button
                  look="link"
                  aria-label={words.use(`${called}, ${address.address}`)}
                  onClick={() => {
                    onChoose(address)
                    setChosen(words.chosen(called))
                  }}
                >
                  {words.useIt}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <p className={styles['hint']} role="status">
        {chosen}
      </p>
    </div>
  )
}
