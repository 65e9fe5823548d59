/** The mark: a stoneware jar, brown glaze running down over cream. Decorative. */
export function JaadiMark({ size = 32 }: { size?: number }) {
  return <img src="/images/mark.svg" width={size} height={size} alt="" />
}
