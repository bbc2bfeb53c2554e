export type Environment = 'development' | 'staging' | 'production'

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/

/** SPEC §1: by the host name alone. IPv6 literals come in brackets (`location.hostname`). */
export function toEnvironment(hostname: string): Environment {
  const host = hostname.toLowerCase()
  if (host === 'localhost' || ipv4.test(host) || host.startsWith('[')) return 'development'
  return /staging|test|dev/.test(host) ? 'staging' : 'production'
}
