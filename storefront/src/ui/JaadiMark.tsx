/** The mark: a stoneware jar, brown glaze running down over cream. Decorative. */
export const JaadiMark = ({ size = 32 }: { size?: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    <path d="M10 22c-6-1-7 8-1 10M38 22c6-1 7 8 1 10" fill="none" stroke="#6b3a22" strokeWidth="3" />
    <path d="M15 15C9 19 7 25 7 31c0 7 3 12 8 14h18c5-2 8-7 8-14 0-6-2-12-8-16z" fill="#f2e4c8" />
    <path
      d="M15 15C9 19 7 25 7 30q2 4 5 1 3-2 5 1 2 4 5 0 2-3 5 0 2 5 5 1 3-4 5-1 3 2 4-2c0-5-2-11-8-15z"
      fill="#6b3a22"
    />
    <path d="M11 27c0-4 2-7 5-10" fill="none" stroke="#a9714c" strokeWidth="2" strokeLinecap="round" />
    <path d="M16 11h16v5H16z" fill="#3b2418" />
    <path d="M12 12q12-12 24 0z" fill="#6b3a22" />
    <path d="M22 4.5h4v4h-4z" fill="#6b3a22" />
    <circle cx="24" cy="4" r="2.5" fill="#6b3a22" />
  </svg>
)
