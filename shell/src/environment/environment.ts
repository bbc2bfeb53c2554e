export type Environment = 'development' | 'staging' | 'production'

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/

/** SPEC §1: by the host name alone. A colon is in IPv6 literals only; a browser puts them in brackets. */
export function toEnvironment(hostname: string): Environment {
  const host = hostname.toLowerCase()
  if (host === 'localhost' || ipv4.test(host) || host.includes(':')) return 'development'
  return /staging|test|dev/.test(host) ? 'staging' : 'production'
}
