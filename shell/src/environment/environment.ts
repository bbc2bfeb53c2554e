export type Environment = 'development' | 'staging' | 'production'

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/

/** SPEC §1: decided by host name alone. Only IPv6 literals contain a colon, and browsers put them in brackets. */
export function toEnvironment(hostname: string): Environment {
  const host = hostname.toLowerCase()
  if (host === 'localhost' || ipv4.test(host) || host.includes(':')) return 'development'
  return /staging|test|dev/.test(host) ? 'staging' : 'production'
}
