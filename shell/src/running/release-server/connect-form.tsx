import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { TextField } from '../../fields/text-field.tsx'
import styles from './connection.module.css'
import { describeServerError } from './describe-server-error.ts'
import { releaseServerQueries } from './release-server.queries.ts'
import { keepReleaseToken } from './release-token.store.ts'

/** Asks for a token and stores it once the release server accepts it. */
export function ConnectForm({ url }: { url: string }) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return
    const token = String(new FormData(event.currentTarget).get('token')).trim()
    if (!/^[\w-]{20,200}$/.test(token)) {
      setProblem('That is not a release token: they begin with console_release_.')
      return
    }
    setIsAsking(true)
    try {
      await queryClient.fetchQuery(releaseServerQueries({ url, token }).team())
      keepReleaseToken(token)
    } catch (error) {
      setProblem(describeServerError(error, { url }))
      setIsAsking(false)
    }
  }

  return (
    <section className={styles.connect} aria-labelledby="connect">
      <h2 id="connect">Connect to the release server</h2>
      <p>
        {new URL(url).host} knows what every environment runs and who released it. Enter your team’s token. An
        administrator of the server can give you one.
      </p>
      <p>The token stays in this tab until you sign out, disconnect or close it.</p>
      {isSecureContext ? (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <TextField
            name="token"
            label="Release token"
            type="password"
            autoComplete="off"
            spellCheck={false}
            error={problem}
            onInput={() => setProblem(undefined)}
          />
          <button
            type="submit"
            className="button button-primary"
            aria-disabled={isAsking}
            aria-busy={isAsking}
          >
            {isAsking ? 'Connecting…' : 'Connect'}
          </button>
        </form>
      ) : (
        <p role="alert">
          This page was not loaded over https, so a token would not be safe here. Open the console over https.
        </p>
      )}
    </section>
  )
}
