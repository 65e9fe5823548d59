/** The mark: a stoneware jar, brown glaze running down over cream. Decorative. */
export function JaadiMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="-5 0 310 330" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d="M58 140c-40-10-44 42-10 54M242 140c40-10 44 42 10 54"
        fill="none"
        stroke="#4d2817"
        strokeWidth="19"
        strokeLinecap="round"
      />
      <path
        d="M88 86C46 110 30 156 30 206c0 52 22 96 62 114h116c40-18 62-62 62-114 0-50-16-96-58-120z"
        fill="#f0e0c2"
        stroke="#c9ad80"
        strokeWidth="6"
      />
      <path
        d="M88 86C46 110 28 156 28 206c10 10 20-2 26-2 12 0 10 30 22 30s8-22 20-22 12 44 26 44 10-38 22-38 12 20 24 20 10-34 22-34 12 28 24 28 8-26 18-26 10 14 20 14 8-16 20-16c0-44-18-92-60-118z"
        fill="#6b3a22"
      />
      <path
        d="M70 120c-16 18-24 42-25 66"
        fill="none"
        stroke="#c98f63"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="M92 60h116v26q-58 16-116 0z" fill="#4d2817" />
      <path d="M78 60c0-22 34-36 72-36s72 14 72 36q-72 20-144 0z" fill="#6b3a22" />
      <ellipse cx="150" cy="15" rx="22" ry="14" fill="#6b3a22" />
    </svg>
  )
}
