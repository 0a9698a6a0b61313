//! The cells of one column, until they are written.

use parquet::basic::Type;
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::{ParquetError, Result};
use parquet::schema::types::ColumnDescriptor;

/// What stands in a row of a column.
#[derive(Clone, Debug)]
pub enum Cell<'a> {
    /// A small number, or none.
    Int(Option<i32>),
    /// A large number; those without a sign are kept as their bits.
    Long(i64),
    /// A text, or none.
    Text(Option<&'a str>),
    /// Small numbers, one for each side.
    Ints(&'a [i32]),
    /// Texts, one for each side.
    Texts(&'a [String]),
}

/// Values of the types that our tables use.
enum Values {
    Int(Vec<i32>),
    Long(Vec<i64>),
    Text(Vec<ByteArray>),
}

/// The cells of a column. Levels say, as Parquet has it, where a value is missing and where a list goes on; a column
/// without missing values or lists has none.
pub struct Column {
    values: Values,
    optional: bool,
    list: bool,
    defined: Vec<i16>,
    repeated: Vec<i16>,
}

impl Column {
    /// A column of a schema, without cells.
    pub fn new(of: &ColumnDescriptor) -> Self {
        let values = match of.physical_type() {
            Type::INT32 => Values::Int(Vec::new()),
            Type::INT64 => Values::Long(Vec::new()),
            _ => Values::Text(Vec::new()),
        };
        let (optional, list) = (of.max_def_level() > 0, of.max_rep_level() > 0);
        Column { values, optional, list, defined: Vec::new(), repeated: Vec::new() }
    }

    /// Adds the cell of the next row; returns about how many bytes it takes.
    pub fn push(&mut self, cell: Cell<'_>) -> usize {
        match (cell, &mut self.values) {
            (Cell::Int(value), Values::Int(values)) => {
                values.extend(value);
                self.levels(usize::from(value.is_some()));
                4
            }
            (Cell::Long(value), Values::Long(values)) => {
                values.push(value);
                8
            }
            (Cell::Text(text), Values::Text(values)) => {
                values.extend(text.map(ByteArray::from));
                self.levels(usize::from(text.is_some()));
                text.map_or(0, str::len)
            }
            (Cell::Ints(several), Values::Int(values)) => {
                values.extend_from_slice(several);
                self.levels(several.len());
                4 * several.len()
            }
            (Cell::Texts(several), Values::Text(values)) => {
                values.extend(several.iter().map(|text| ByteArray::from(text.as_str())));
                self.levels(several.len());
                several.iter().map(String::len).sum()
            }
            (cell, _) => unreachable!("the schema has another type for {cell:?}"),
        }
    }

    /// Notes how many values a row has: a row without any has one place where none is.
    fn levels(&mut self, count: usize) {
        if self.optional {
            let level = i16::from(count > 0);
            self.defined.extend(std::iter::repeat_n(level, count.max(1)));
        }
        if self.list {
            self.repeated.extend((0..count.max(1)).map(|place| i16::from(place > 0)));
        }
    }

    /// Writes the cells, and forgets them.
    pub fn write(&mut self, to: &mut ColumnWriter<'_>) -> Result<()> {
        let defined = self.optional.then_some(self.defined.as_slice());
        let repeated = self.list.then_some(self.repeated.as_slice());
        match (&mut self.values, to) {
            (Values::Int(values), ColumnWriter::Int32ColumnWriter(to)) => {
                to.write_batch(values, defined, repeated)?;
                values.clear();
            }
            (Values::Long(values), ColumnWriter::Int64ColumnWriter(to)) => {
                to.write_batch(values, defined, repeated)?;
                values.clear();
            }
            (Values::Text(values), ColumnWriter::ByteArrayColumnWriter(to)) => {
                to.write_batch(values, defined, repeated)?;
                values.clear();
            }
            _ => return Err(ParquetError::General("a column of another type".to_owned())),
        }
        self.defined.clear();
        self.repeated.clear();
        Ok(())
    }
}
