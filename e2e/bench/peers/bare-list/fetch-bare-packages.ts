export type BarePackage = {
  id: number
  name: string
  coins: number
  gems: number
  price: number
  currency: string
  status: string
  updated_at: string
}

/** Trusts the response, as single-bundle consoles do. */
export async function fetchBarePackages(): Promise<BarePackage[]> {
  const response = await fetch('/api/v1/admin/packages', {
    headers: { authorization: `Bearer ${localStorage.getItem('auth-token')}` },
  })
  if (!response.ok) throw new Error(`The list answered ${response.status}`)
  const { data }: { data: BarePackage[] } = await response.json()
  return data
}
