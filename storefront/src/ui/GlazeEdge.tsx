import styles from './GlazeEdge.module.css'

/** Where brown glaze runs down over cream: the edge below a brown area. `flip` for the edge above one. */
export function GlazeEdge({ flip = false }: { flip?: boolean }) {
  return (
    <svg
      className={`${styles['edge']} ${flip ? styles['flip'] : ''}`}
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0h1200v12c-40 0-52 18-90 18s-50-14-96-14-58 22-104 22-52-20-100-20-46 14-92 14-56-22-104-22-50 26-98 26-56-18-100-18-60 10-104 10-46-16-96-16-58 20-104 20S44 12 0 12z" />
    </svg>
  )
}
