/** The shape of a letter that is on its way. */
export const PaneBars = () => (
  <section className="mailbox-pane" aria-label="Naskah">
    <div className="mailbox-sheet-bars" role="status" aria-label="Memuat Data...">
      <i />
      <i />
      <div>
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  </section>
);
