/** The console that will serve a release, as its `/config.json` describes it. */
export type ConsolePlace = {
  /** Paths that something else answers, such as the API's: no remote may own them. */
  reserved?: readonly string[]
  /** Names of the own APIs that it lets remotes call; undefined if the configuration is not known. */
  apis?: readonly string[] | undefined
  /** Public keys of which one has to sign what it starts; none if it starts anything. */
  releaseKeys?: readonly string[] | undefined
}
