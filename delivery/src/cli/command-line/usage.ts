import { smokeUsage } from './smoke-flags.ts'

/** The help text of `pnpm release`. */
export const usage = `Usage:
  pnpm release publish <remote or shell>… [--why "…"] [--no-build]
  pnpm release check <remote or shell>… [--against <address or folder>] [--no-build]
  pnpm release rollback [id]
  pnpm release rollback <remote or shell> [--to <version>]
  pnpm release remove <remote>
  pnpm release rename <old> <new>
  pnpm release move <path> --from <remote> --to <remote>
  pnpm release redirect --redirect /old/=/new/
  pnpm release disable <remote> --why "…"
  pnpm release enable <remote>
  pnpm release diff <environment> <environment> [<remote or shell>…]
  pnpm release promote <environment> <environment> [<remote or shell>…] [--policy <file>]
  pnpm release canary start <remote> [--share 10] [--roles <role>,<role>] [--flag <flag>] [--version <version>]
                            [--max-errors 5] [--after 20]
  pnpm release canary share <remote> <percent>
  pnpm release canary promote <remote>
  pnpm release canary abort <remote> --why "…"
  pnpm release preview <remote>@<version> --url <console> [--path /…/] [--hours 72]
  pnpm release preview <id> --url <console>
  pnpm release renew
  pnpm release list [--releases] [--limit <n> | --all]
  pnpm release prune [--days 30] [--dry-run]
  pnpm release verify [id] [--trust <public key>]…
  pnpm release key new|show <file>
  pnpm release headers --nginx <folder> [--config <file>]
  pnpm release report <remote> [--since 7d] [--config <file>]
  pnpm release serve --teams <file> [--port <number>] [--config <file>]
                     [--env <environment>,… | --all-environments] [--console-origin [<environment>=]<origin>]…
  pnpm release token add <team> --remotes <remote>,<remote> [--env <environment>,…]
  pnpm release token remove <team>

  --to        the address of a release server, such as https://releases.example.com, in place of --dir: for every
              command but prune, key, headers, serve and token. The team's token is in --token-file or RELEASE_TOKEN
  --why       the reason, kept with the move; of disable, shown to everybody
  --by        who does it; by default whoever started the build server's job, or account@machine
  --commit    what the units were built from; by default the commit of the workspace
  --run       the address of the CI run that does it; by default what the build server says
  --expect    the id of the release that must be current; when another one is, nothing is changed
  --redirect  where a path leads now, such as /old/=/new/; also with publish, remove, rename and move
  --drop-redirect  a path that is no longer redirected
  --share     percent of staff that have the canary; each keeps it while the share grows
  --roles     roles that have the canary, whatever the share
  --max-errors  errors in 100 times that the section is opened, above the released version, with which a release
              server ends the canary; 5 by default, once it was opened --after 20 times
  --flag      a feature flag of PostHog; whoever it is on for has the canary, where config.json has featureFlags on
  --version   a version that is in the release folder already, in place of a new build
  --releases  list every release that there was, instead of every move
  --limit     how many of them, 20 by default; --all for every one
  --days      for how long what was current is kept, since open tabs may need it
  --dry-run   say what would be removed, and remove nothing
  --dir       the release folder; by default "site" in DATA_DIR, which is .data by default
  --env       the environment, such as staging; by default production
  --since     how far a report looks back, such as 7d or 12h
  --query-token-file  a token that may query the log service of --config; by default AXIOM_QUERY_TOKEN. Without one a
              report tells what the release server counted itself
  --all-environments  a release server of every environment of the release folder
  --console-origin    where the console is, such as https://console.example.com: a signed release starts there alone,
                      and the release server answers and counts its pages; staging=https://… for another environment
                      than the first
  --policy    a JSON file that says “allow”, “warn” or “block” for each kind of difference
  --bucket    an S3-compatible bucket that holds the releases, such as s3://releases/production; --dir is a copy then
  --no-build  publish the output of the last build
  --key       the file of the signing key, outside the release folder; by default RELEASE_KEY_FILE
  --valid-for how long browsers accept the release as the current one, such as 30d or 12h; forever by default
  --trust     another public key whose signatures are trusted
  --adopt     sign the current release although no trusted key has signed it
  --unsigned  release without a signature although the current release has one
  --nginx     the folder that nginx includes its headers from, brought up to date with every publish
  --config    the config.json that the console is served with; no remote may own its API's paths
  --teams     the file of the teams that may use the release server; by default RELEASE_TEAMS_FILE
  --remotes   what a team may release: remotes, “*” for every one, “shell”
  --url       the console that a preview is for, such as https://console.example.com
  --path      the screen that its link opens; by default where the section begins
  --hours     for how long the link works, 168 at most
  --preview-key  the file of the key that signs links, whose public key is in previewKeys of the console's config.json;
              by default PREVIEW_KEY_FILE
  --port      where the release server listens; by default PORT, or 8790
${smokeUsage}`
